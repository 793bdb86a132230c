import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { keep, kept } from '../service/device-store.js';
import { changeDraft, draft } from './card-draft.js';
import { logoOutline } from './card-picture.js';

const keptAs = 'card-logo';

interface Logo {
  name: string;
  content: Blob;
}

/** The logo of the card that is shown: what this device keeps may be another tab's by now. */
let shown: Logo | null = null;

/** Takes a file as the logo, and keeps it on this device. */
export async function keepLogo(file: File): Promise<void> {
  changeDraft({ logoName: file.name });
  void keep('contents', keptAs, file);
  await show({ name: file.name, content: file });
}

/** The file of the logo, or `null` when this device has none. */
export function shownLogo(): Blob | null {
  return shown?.content ?? null;
}

/** Takes up the logo that this device kept. */
export async function restoreLogo(): Promise<void> {
  const { logoName } = draft.peek();
  if (logoName === '' || logoOutline.contours.peek() !== null) return;
  const content = (await kept('contents', keptAs)) ?? null;
  if (content === null) changeDraft({ logoName: '' });
  else await show({ name: logoName, content });
}

/** Begins without a logo. Answers what brings this one back. */
export function leaveOutLogo(): () => void {
  const logo = shown;
  shown = null;
  logoOutline.forget();
  return () => {
    if (logo === null) return;
    void keep('contents', keptAs, logo.content);
    void show(logo);
  };
}

async function show(logo: Logo): Promise<void> {
  shown = logo;
  logoOutline.forget();
  const format = formatOfName(logo.name);
  if (format !== null) await logoOutline.find({ format, content: logo.content });
}
