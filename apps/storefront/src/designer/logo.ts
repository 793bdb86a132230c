import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { keep, kept } from '../service/device-store.js';
import { changeDraft, draft } from './card-draft.js';
import { logoOutline, outlineOf } from './card-picture.js';

const keptAs = 'card-logo';

/** Takes a file as the logo, and keeps it on this device. */
export async function keepLogo(file: File): Promise<void> {
  logoOutline.value = null;
  changeDraft({ logoName: file.name });
  await keep('contents', keptAs, file);
  await outline(file.name, file);
}

/** The file of the logo, or `null` when this device has none. */
export async function keptLogo(): Promise<Blob | null> {
  return (await kept('contents', keptAs)) ?? null;
}

/** Takes up the logo that this device kept. */
export async function restoreLogo(): Promise<void> {
  const { logoName } = draft.peek();
  if (logoName === '' || logoOutline.peek() !== null) return;
  const content = await keptLogo();
  if (content === null) changeDraft({ logoName: '' });
  else await outline(logoName, content);
}

async function outline(name: string, content: Blob): Promise<void> {
  const format = formatOfName(name);
  if (format !== null) await outlineOf({ format, content });
}
