import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.js';

/** What a state means to its reader. */
export type Tone = 'plain' | 'good' | 'bad' | 'wait';

/** A few words that must not be overlooked. */
export function Notice({
  tone = 'plain',
  role,
  children,
}: {
  tone?: Tone;
  /** `status` for what changed, `alert` for what went wrong. */
  role?: 'status' | 'alert';
  children: ComponentChildren;
}) {
  return (
    <div class={tone === 'plain' ? 'notice' : `notice ${tone}`} role={role}>
      {children}
    </div>
  );
}

const icons: Record<Exclude<Tone, 'plain'>, IconName> = { good: 'check', bad: 'cross', wait: 'clock' };

/** The sign of a state above its words; a plain one has none. */
export function ToneBadge({ tone }: { tone: Tone }) {
  if (tone === 'plain') return null;
  return (
    <div class={`badge ${tone}`} aria-hidden="true">
      <Icon name={icons[tone]} />
    </div>
  );
}
