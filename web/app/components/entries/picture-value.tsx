import { type ReactElement, useRef, useState } from 'react';
import { announceChange } from '../fields/announce-change';
import { FOLLOWS_ITS_FIELD } from './set-field';

interface PictureValue {
  /** Image id; empty for none. */
  imageId: string;
  /** Replaces the picture, or removes it with an empty id. */
  take: (imageId: string) => void;
  /** Hidden input that submits the id. */
  input: ReactElement;
}

/** State of a form field that holds a picture's id. */
export function usePictureValue(name: string, initial: string): PictureValue {
  const [imageId, setImageId] = useState(initial);
  const hidden = useRef<HTMLInputElement>(null);
  const take = (id: string) => {
    setImageId(id);
    if (!hidden.current) return;
    hidden.current.value = id;
    announceChange(hidden.current);
  };
  const input = (
    <input
      type="hidden"
      ref={hidden}
      name={name}
      defaultValue={imageId}
      onInput={(event) => setImageId(event.currentTarget.value)}
      {...FOLLOWS_ITS_FIELD}
    />
  );
  return { imageId, take, input };
}
