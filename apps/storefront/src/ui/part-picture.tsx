import { useSignal } from '@preact/signals';
import { pathOfLink } from '@web/app/download.js';

interface PartPictureProps {
  /** `null` until the part is drawn: its place stays empty. */
  url: string | null;
  /** Beside a line of a table. */
  isSmall?: boolean;
}

/** What a part looks like. Its name stands beside it, so the picture has no words of its own. */
export function PartPicture({ url, isSmall = false }: PartPictureProps) {
  const failed = useSignal<string | null>(null);
  const isShown = url !== null && failed.value !== url;
  return (
    <span class={isSmall ? 'part-picture is-small' : 'part-picture'}>
      {isShown && (
        <img
          src={pathOfLink(url)}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          onError={() => (failed.value = url)}
        />
      )}
    </span>
  );
}
