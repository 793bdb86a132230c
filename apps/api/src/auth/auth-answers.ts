import type { UserView } from './auth.service.js';

/** What a sign-up answers. */
export interface SignedUp {
  /** Always `null`: the session begins when the e-mail is verified. */
  token: null;
  user: UserView;
}

/** What a sign-in answers. */
export interface SignedIn {
  redirect: false;
  /** Id of the session. It authenticates nothing: the session is in the cookie. */
  token: string;
  user: UserView;
}

/** The request is accepted. */
export interface Accepted {
  /** Always `true`. */
  status: true;
}

/** The e-mail is verified, and a session begins. */
export interface Verified extends Accepted {
  user: UserView;
}

/** The password is changed, and a new session has begun. */
export interface PasswordChanged {
  /** Id of the new session. It authenticates nothing: the session is in the cookie. */
  token: string;
  user: UserView;
}
