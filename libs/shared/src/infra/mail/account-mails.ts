import type { MailWords } from './mail-copy.js';

export interface AccountMailData {
  'verify-email': { linkId: string };
  'account-exists': { name: string };
  /** The name of an unverified account is `null`. */
  'reset-password': { name: string | null; linkId: string };
}

/**
 * Mails about accounts. Anyone can have them sent to any address. One that nobody has verified is told nothing that
 * was typed, not even a name: a stranger may have typed it.
 */
export const accountMails: MailWords<AccountMailData> = {
  'verify-email': {
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Bienvenue',
      intro:
        'Votre compte est presque prêt. Confirmez votre adresse pour téléverser vos pièces et voir leur prix.',
      note: 'Le lien fonctionne une seule fois, pendant 24 heures. Ouvert dans un autre navigateur que celui de l’inscription, il vous demande de choisir un mot de passe.',
      action: 'Confirmer mon adresse',
      closing:
        'Vous n’avez pas créé de compte ? N’ouvrez pas le lien et ignorez ce message : il ne se passera rien.',
    },
    en: {
      subject: 'Confirm your e-mail address',
      heading: 'Welcome',
      intro: 'Your account is almost ready. Confirm your address to upload parts and see their prices.',
      note: 'The link works once, for 24 hours. Opened in another browser than the one you signed up in, it asks you to choose a password.',
      action: 'Confirm my address',
      closing:
        'If you did not create an account, do not open the link and ignore this message: nothing will happen.',
    },
  },
  'account-exists': {
    fr: {
      subject: 'Vous avez déjà un compte',
      heading: 'Bonjour {name}',
      intro: 'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Elle en a déjà un.',
      note: 'Connectez-vous avec votre mot de passe, ou demandez-en un nouveau si vous l’avez oublié.',
      closing: 'Ce n’était pas vous ? Votre compte n’a pas changé ; vous pouvez ignorer ce message.',
    },
    en: {
      subject: 'You already have an account',
      heading: 'Hello {name}',
      intro: 'Someone, probably you, tried to create an account with this address. It already has one.',
      note: 'Sign in with your password, or ask for a new one if you have forgotten it.',
      closing: 'If this was not you, you can ignore this message: your account has not changed.',
    },
  },
  'reset-password': {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Bonjour {name}',
      intro: 'Vous avez demandé un nouveau mot de passe. Choisissez-le avec ce lien.',
      note: 'Le lien fonctionne une seule fois, pendant une heure. Vos autres sessions seront fermées.',
      action: 'Choisir un mot de passe',
      closing: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
    },
    en: {
      subject: 'Choose a new password',
      heading: 'Hello {name}',
      intro: 'You asked for a new password. Choose it with this link.',
      note: 'The link works once, for one hour. You will be signed out everywhere else.',
      action: 'Choose a password',
      closing: 'If you did not ask for this, ignore this message: your password stays the same.',
    },
  },
};
