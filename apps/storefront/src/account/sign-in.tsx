import { useSignal } from '@preact/signals';
import { ErrorBoundary } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { Button } from '@web/components/button.js';
import { TextField } from '@web/app/text-field.js';
import { service } from '../service/client.js';
import { CallFailure, dataOf } from '@web/app/failure.js';
import { loadSession } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { lazyPage } from '@web/app/lazy-page.js';
import { type Action, useAction } from '@web/app/use-action.js';
import { locale, say } from '../words/language.js';
import type { AwaitedLink } from './await-link.js';
import { resetRequest } from './reset-request.js';

const AwaitLink = lazyPage(() => import('./await-link.js').then((section) => section.AwaitLink));

const ways = ['signIn', 'signUp'] as const;
type Way = (typeof ways)[number] | 'forgot';

interface SignInProps {
  reason?: string;
  /** What stands there at first. */
  email?: string;
  way?: Way;
  /** An account is there and only its session is missing: no new one is offered. */
  isAgain?: boolean;
}

/** Signing in, opening an account and asking for a new password, where they are needed: nothing on the page is lost. */
export function SignIn({ reason, email = '', way: firstWay = 'signIn', isAgain = false }: SignInProps) {
  const way = useSignal<Way>(firstWay);
  const typedEmail = useSignal(email);
  const awaited = useSignal<AwaitedLink | null>(null);
  const action = useAction();
  const change = (next: Way): void => {
    way.value = next;
    action.failure.value = null;
    awaited.value = null;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    typedEmail.value = formText(form, 'email').trim();
    void action.run(async () => void (awaited.value = await carryOut(way.value, form)));
  };
  // Before a link is mailed.
  useEffect(() => void AwaitLink.preload(), []);
  if (awaited.value !== null) {
    return (
      <ErrorBoundary>
        <AwaitLink link={awaited.value} onLeave={change} />
      </ErrorBoundary>
    );
  }
  return (
    <section class="sign-in">
      {reason !== undefined && <p>{reason}</p>}
      {!isAgain && (
        <p class="ways" role="group" aria-label={say('account.title')}>
          {ways.map((one) => (
            <button key={one} type="button" aria-pressed={way.value === one} onClick={() => change(one)}>
              {say('account.way', { way: one })}
            </button>
          ))}
        </p>
      )}
      <FailureNotice failure={action.failure.value} />
      <form class="form" onSubmit={submit}>
        <Fields way={way.value} isAgain={isAgain} email={typedEmail.value} faultOf={action.faultOf} />
        <p class="actions">
          <Button isBusy={action.isBusy.value}>{say('account.do', { way: way.value })}</Button>
          {way.value === 'signIn' && (
            <button type="button" class="link" onClick={() => change('forgot')}>
              {say('account.forgot')}
            </button>
          )}
        </p>
      </form>
    </section>
  );
}

interface FieldsProps {
  way: Way;
  isAgain: boolean;
  email: string;
  faultOf: Action['faultOf'];
}

function Fields({ way, isAgain, email, faultOf }: FieldsProps) {
  const isNew = way === 'signUp';
  return (
    <>
      {isNew && (
        <TextField
          label={say('account.name')}
          name="name"
          autocomplete="name"
          required
          minLength={2}
          maxLength={100}
          fault={faultOf('name')}
        />
      )}
      <TextField
        label={say('account.email')}
        name="email"
        type="email"
        autocomplete="email"
        required
        defaultValue={email}
        fault={faultOf('email')}
      />
      {way !== 'forgot' && (
        <TextField
          label={say('account.password')}
          name="password"
          type="password"
          autofocus={isAgain}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          required
          hint={isNew ? say('account.passwordRule') : undefined}
          fault={faultOf('password')}
        />
      )}
      {way === 'signIn' && (
        <label class="check">
          <input type="checkbox" name="rememberMe" />
          {say('account.remember')}
        </label>
      )}
    </>
  );
}

/** Answers the link that is to be opened first; a sign-in has none, for the page goes on. */
async function carryOut(way: Way, form: FormData): Promise<AwaitedLink | null> {
  const [email, password] = [formText(form, 'email'), formText(form, 'password')];
  if (way === 'forgot') {
    await dataOf(service.POST('/api/auth/request-password-reset', { body: resetRequest(email) }));
    return { kind: 'reset', email };
  }
  if (way === 'signUp') {
    // The link in the mail leads back to this page, where the basket is.
    const body = {
      name: formText(form, 'name'),
      email,
      password,
      confirmPassword: password,
      callbackURL: location.href,
      locale,
    };
    await dataOf(service.POST('/api/auth/sign-up/email', { body }));
    return { kind: 'verify', email };
  }
  const rememberMe = form.get('rememberMe') !== null;
  try {
    await dataOf(service.POST('/api/auth/sign-in/email', { body: { email, password, rememberMe } }));
  } catch (error) {
    // The service has mailed a link.
    const isUnverified = error instanceof CallFailure && error.details.reason === 'emailNotVerified';
    if (isUnverified) return { kind: 'unverified', email };
    throw error;
  }
  await loadSession();
  return null;
}
