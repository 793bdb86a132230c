const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a mailed link works. */
export const linkLifetimeMs = {
  verifyEmail: dayMs,
  resetPassword: dayMs / 24,
  changeEmail: dayMs,
  keepEmail: 7 * dayMs,
} as const;

/** What an account may ask for within a day. */
export const maxEmailChanges = 5;
export const maxPasswordChanges = 10;
/**
 * How often the accounts of one address may be asked to be deleted within a day: the next one begins with a new part of all that
 * is bounded by account.
 */
export const maxDeletions = 5;
/** How often the password may be typed while signed in, right or wrong: each costs a hash, which sign-ins wait for. */
export const maxPasswordChecks = 60;

/** How long a browser is recognised as the one that signed up: longer than a link, which can be mailed again. */
export const signUpLifetimeMs = 7 * dayMs;

/**
 * Sign-ups of one address that are kept until it is proved: the oldest ten and the newest ten. Each half is more browsers than
 * one person has. Sign-ups of a stranger, who needs no mailbox, push out neither an earlier nor the latest one.
 */
export const keptSignUps = { oldest: 10, newest: 10 } as const;

/**
 * Sign-ups from one network within a day whose addresses nobody has proved yet: more than a provider's customers behind one
 * address leave open, and few mails for a stranger who types addresses of others.
 */
export const maxUnprovedSignUps = 100;

/**
 * Sign-ups from one network within a day, proved ones too: what the workers do for an account is bounded by account, and one
 * mailbox proves as many as are asked for, one after another or under many names.
 */
export const maxDailySignUps = 300;

/** Mails of one kind to one address: at most one in this time. */
export const mailEveryMs = minuteMs;

/** Account mails of all kinds to one address, in any {@link mailWindowMs}: strangers can ask for them. */
export const maxMailsPerWindow = 10;

/** Of these, mails that are no reset: sign-ups by a stranger leave at least three for a forgotten password. */
export const maxOtherMailsPerWindow = 7;

/** Of these, mails that one network asked for: it leaves two to the owner of the address. */
export const maxMailsOfNetwork = 8;

export const mailWindowMs = dayMs;

/** Beyond {@link maxMailsPerWindow} a reset is mailed as rarely as this: whoever spends the share, its owner can always get in. */
export const lateResetEveryMs = hourMs;

/** A mail request that no worker has handled by then is dropped. */
export const mailRequestLifetimeMs = dayMs;
