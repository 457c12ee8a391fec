import { type ReactElement, useRef, useState } from 'react';
import { announceChange } from '../fields/announce-change';
import { FOLLOWS_ITS_FIELD } from './set-field';

interface PictureValue {
  /** Empty for none. */
  imageId: string;
  /** Another picture, or none, takes its place. */
  take: (imageId: string) => void;
  /** Carries it in the form. */
  input: ReactElement;
}

/** A picture that is part of a form by its id. */
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
