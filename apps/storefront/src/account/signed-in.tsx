import { appWords } from '@web/app/app-words.js';
import { type ComponentChildren, Fragment } from 'preact';
import { user } from '../service/session.js';
import { SignIn } from './sign-in.js';

/** What is for an account alone: asks for one where there is none. */
export function SignedIn({ reason, children }: { reason?: string; children: ComponentChildren }) {
  if (user.value === undefined) return <p role="status">{appWords().loading}</p>;
  if (user.value === null) return <SignIn reason={reason} />;
  // Another account begins with pages of its own.
  return <Fragment key={user.value.id}>{children}</Fragment>;
}
