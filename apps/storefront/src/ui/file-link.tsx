import type { ComponentChildren } from 'preact';
import { ButtonLink } from '@web/components/button.js';
import { contentOf } from '@web/app/download.js';
import { notify } from '@web/app/notices.js';
import { useAction } from '@web/app/use-action.js';
import { fileOf } from '../service/client.js';

interface FileLinkProps {
  href: string;
  /** What it is called on the device. */
  name: string;
  children: ComponentChildren;
}

/** A paper or a table of the account, which comes to the device; where it cannot, the page stays and says why. */
export function FileLink({ href, name, children }: FileLinkProps) {
  const action = useAction();
  const take = async (event: MouseEvent): Promise<void> => {
    // Another tab is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isHere = await action.run(async () => save(await contentOf(fileOf(href)), name));
    const refused = action.failure.value;
    if (!isHere && refused !== null) notify({ tone: 'bad', text: refused.message });
  };
  return (
    <ButtonLink isQuiet href={href} onClick={(event) => void take(event)}>
      {children}
    </ButtonLink>
  );
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers begin to read it after the click only.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
