import type { StoreImageResult } from '@aval/application/images/store-image';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { Field, FieldError } from '../../../components/fields/field';
import { answerOf, noAnswerIn } from '../../../components/notices/answer-of';
import { useOwnAddress } from '../../../shell/use-own-address';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { CLOSEST, type Crop, middleOf, sideOf, withinPicture } from '../cropping';
import { ZoomInput } from './zoom-input';

/** Side of the uploaded square in pixels: twice the stored size, which the server scales down. */
const POINTS = 512;
const QUALITY = 0.92;
const STEP = 0.05;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `application` role, so that screen readers pass the arrow keys on. */
const MOVED = { tabIndex: 0, role: 'application' };

interface CropDialogProps {
  picture: ImageBitmap;
  onClose: () => void;
  /** Receives the id of the uploaded image. */
  onTaken: (imageId: string) => void;
}

/** Dialog that crops a picture to a square by dragging, arrow keys and zoom. Only the square is uploaded. */
export function CropDialog({ picture, onClose, onTaken }: CropDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const words = useMessage();
  const own = useOwnAddress();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(() => middleOf(picture));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const side = sideOf(picture, crop.zoom);
    const paper = canvas.current?.getContext('2d');
    // Transparent pixels would become black, because the picture is stored without transparency.
    paper?.clearRect(0, 0, POINTS, POINTS);
    paper?.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, POINTS, POINTS);
  }, [picture, crop]);

  /** Moves by fractions of the square's side. */
  function move(right: number, down: number): void {
    setCrop((before) => {
      const side = sideOf(picture, before.zoom);
      return withinPicture(picture, { ...before, x: before.x + right * side, y: before.y + down * side });
    });
  }
  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    const { clientWidth } = event.currentTarget;
    if (event.buttons === 1) move(-event.movementX / clientWidth, -event.movementY / clientWidth);
  }
  function press(event: KeyboardEvent): void {
    const [right, down] = MOVES[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    move(right * STEP, down * STEP);
  }

  async function send(): Promise<void> {
    setSending(true);
    setProblem(null);
    const face = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/webp', QUALITY));
    const body = new FormData();
    body.append('file', face ?? new Blob(), 'avatar');
    const answer = await answerOf<StoreImageResult>(own('/app/images?kind=avatar'), { method: 'POST', body });
    setSending(false);
    if (answer.status === 'stored') onTaken(answer.imageId);
    else if (answer.status === 'invalid') setProblem(words(answer.errors.file));
    else setProblem(t(`account:avatar.${noAnswerIn(answer) ?? 'failed'}`));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('account:avatar.title')}
      subtitle={t('account:avatar.hint')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button kind="primary" busy={isSending} onClick={() => void send()}>
            {t('account:avatar.take')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={POINTS}
        height={POINTS}
        {...MOVED}
        aria-label={t('account:avatar.square')}
        className="mx-auto aspect-square w-64 cursor-move touch-none rounded-full bg-sunken"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <Field label={t('account:avatar.zoom')} className="mx-auto w-64">
        <ZoomInput
          min={1}
          max={CLOSEST}
          step={STEP}
          value={crop.zoom}
          onChange={(zoom) => setCrop((before) => withinPicture(picture, { ...before, zoom }))}
        />
      </Field>
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </Dialog>
  );
}
