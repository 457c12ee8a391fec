import { cva } from 'class-variance-authority';
import { imageAddress } from '../../shell/data/image-address';

const look = cva(
  [
    'grid flex-none place-items-center rounded-full font-semibold tracking-[0.02em] text-ink-2',
    'before:content-[attr(data-initials)]',
  ],
  {
    variants: {
      size: { small: 'size-6.5 text-[10.5px]', large: 'size-8 text-[12px]', page: 'size-16 text-[20px]' },
      chosen: { true: 'bg-surface shadow-[inset_0_0_0_1px_var(--c-brand-line)]', false: 'bg-pressed' },
    },
  },
);

const TITLES = /^(dra?|sra?|d|dña)\.?$/i;

/** Returns the initials of the first two names, without titles and punctuation. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/<[^>]*>/g, ' ')
    .split(/[^\p{L}\p{M}.'’]+/u)
    .map((word) => word.replace(/^[^\p{L}]+/u, ''))
    .filter((word) => word && !TITLES.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('');
}

interface AvatarProps {
  name: string;
  size?: 'small' | 'large' | 'page';
  /** Uploaded picture, if any. */
  imageId?: string | null;
  /** Inside a selected row with a tinted background. */
  chosen?: boolean;
}

/**
 * Picture or initials. Initials are drawn by CSS so that they do not enter the accessible name of the surrounding
 * button or row.
 */
export function Avatar({ name, size = 'small', imageId, chosen = false }: AvatarProps) {
  const className = look({ size, chosen });
  return imageId ? (
    <img className={`${className} object-cover`} src={imageAddress(imageId)} alt="" />
  ) : (
    <span className={className} data-initials={initialsOf(name)} aria-hidden="true" />
  );
}
