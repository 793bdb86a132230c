/** The pages behind mailed links. */
export const link = {
  pages: {
    verifyEmail: {
      choose: {
        title: 'Choose a password',
        text: 'This is not the browser you signed up in. To confirm your address here, choose your password: it will be the only one that counts. If you did not ask for an account, close this page.',
        button: 'Confirm my address',
      },
      dead: {
        title: 'This link no longer works',
        text: 'It was used already, or is more than 24 hours old. If your address is confirmed already, sign in. Otherwise, ask for a new link.',
        button: 'Send me a new link',
      },
      ask: {
        title: 'Confirm your e-mail address',
        text: 'Give the address of your account: we will send a confirmation link to it.',
        button: 'Send me the link',
      },
      sent: {
        title: 'Check your mail',
        text: 'If an account with this address waits for confirmation, a link is on its way. We send at most one a minute and ten a day.',
      },
      done: {
        title: 'Address confirmed',
        text: 'Thank you! Your account is ready, and you are signed in in this browser.',
      },
    },
    resetPassword: {
      choose: {
        title: 'Choose a new password',
        text: 'It replaces the old one. You will be signed out everywhere else.',
        button: 'Save the password',
      },
      dead: {
        title: 'This link no longer works',
        text: 'It was used already, or is more than an hour old. Ask for a new link.',
        button: 'Send me a new link',
      },
      ask: {
        title: 'Forgotten password',
        text: 'Give the address of your account: we will send a link to it for choosing a new password.',
        button: 'Send me the link',
      },
      sent: {
        title: 'Check your mail',
        text: 'If there is an account with this address, a link is on its way. We send at most one a minute and ten a day.',
      },
      done: {
        title: 'Password changed',
        text: 'Your new password is saved, and all your sessions have ended. Sign in with the new password.',
      },
    },
  },
  /** The address is confirmed by a password chosen now; no session begins. */
  chosen: {
    title: 'Address confirmed',
    text: 'Your password is saved and your address confirmed. You can sign in now.',
  },
  /** Pages about a change of address. */
  email: {
    changeEmail: {
      form: {
        title: 'Confirm your new address',
        text: 'Your account moves to this address. To confirm, type its password. If you did not ask for this, close this page: nothing will change.',
        button: 'Confirm the new address',
      },
      dead: {
        title: 'This link no longer works',
        text: 'It was used already, is more than 24 hours old, or another change came first. Ask for the change again in your account.',
      },
      done: {
        title: 'New address confirmed',
        text: 'Your account has its new address, and all your sessions have ended. Sign in with the new address.',
      },
    },
    keepEmail: {
      form: {
        title: 'Keep your address',
        text: 'If you did not ask to change the address of your account, choose a new password. The account keeps this address or gets it back, and everybody is signed out.',
        button: 'Keep this address',
      },
      dead: {
        title: 'This link no longer works',
        text: 'It was used already, or is more than seven days old. If your account still has this address, ask for a new password instead.',
      },
      done: {
        title: 'Your address stays',
        text: 'Your account has this address and your new password, and all sessions have ended. Sign in with the new password.',
      },
    },
  },
  goOn: 'Continue',
  mailLate:
    'Our mails are delayed at the moment. Yours is kept and goes out as soon as our mail server is back; you need not ask again.',
  account: 'Account',
  fields: {
    name: 'Your name',
    newPassword: 'New password',
    confirmPassword: 'The same once more',
    password: 'Password of the account',
    email: 'E-mail address',
  },
  passwordHint: '8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.',
  faults: {
    wrong: 'Please correct:',
    name: 'The name must have 2 to 100 characters and be one line of text that can be seen.',
    newPassword:
      'The password must have 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.',
    confirmPassword: 'The two passwords are not the same.',
    password: 'This is not the password of the account.',
    email: 'The e-mail address is not complete.',
  },
} as const;
