import type { LinkPurpose } from '@shared/domain/accounts/address-proof.js';
import type { Locale } from '@shared/domain/contract/enums.js';

/** A heading and a paragraph. */
export interface PageWords {
  title: string;
  text: string;
}

/** A page with a form. */
export interface FormWords extends PageWords {
  button: string;
}

/** The pages behind mailed links. */
export type LinkPage = 'choose' | 'dead' | 'ask' | 'sent' | 'done' | 'chosen';

export type LinkField = 'name' | 'newPassword' | 'confirmPassword' | 'email';

/** Everything that the pages say in one language. */
export interface LinkWords {
  pages: Record<
    LinkPurpose,
    { choose: FormWords; dead: FormWords; ask: FormWords; sent: PageWords; done: PageWords }
  >;
  /** The address is confirmed by a password chosen now; nobody is signed in. */
  chosen: PageWords;
  goOn: string;
  account: string;
  fields: Record<LinkField, string>;
  passwordHint: string;
  faults: Record<LinkField, string> & { wrong: string };
}

const french: LinkWords = {
  pages: {
    verifyEmail: {
      choose: {
        title: 'Choisissez un mot de passe',
        text: 'Ce navigateur n’est pas celui de l’inscription. Pour confirmer votre adresse ici, choisissez votre mot de passe : lui seul comptera. Si vous n’avez pas demandé de compte, fermez cette page.',
        button: 'Confirmer mon adresse',
      },
      dead: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il a déjà servi, ou il date de plus de 24 heures. Si votre adresse est déjà confirmée, connectez-vous. Sinon, demandez un nouveau lien.',
        button: 'Recevoir un nouveau lien',
      },
      ask: {
        title: 'Confirmez votre adresse e-mail',
        text: 'Indiquez l’adresse de votre compte : nous vous y envoyons un lien de confirmation.',
        button: 'Recevoir le lien',
      },
      sent: {
        title: 'Consultez votre messagerie',
        text: 'Si un compte attend d’être confirmé à cette adresse, un lien est en route. Nous en envoyons au plus un par minute et dix par jour.',
      },
      done: {
        title: 'Adresse confirmée',
        text: 'Merci ! Votre compte est prêt, et vous êtes connecté dans ce navigateur.',
      },
    },
    resetPassword: {
      choose: {
        title: 'Choisissez un nouveau mot de passe',
        text: 'Il remplace l’ancien. Vous serez déconnecté partout ailleurs.',
        button: 'Enregistrer le mot de passe',
      },
      dead: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il a déjà servi, ou il date de plus d’une heure. Demandez un nouveau lien.',
        button: 'Recevoir un nouveau lien',
      },
      ask: {
        title: 'Mot de passe oublié',
        text: 'Indiquez l’adresse de votre compte : nous vous y envoyons un lien pour choisir un nouveau mot de passe.',
        button: 'Recevoir le lien',
      },
      sent: {
        title: 'Consultez votre messagerie',
        text: 'Si un compte existe à cette adresse, un lien est en route. Nous en envoyons au plus un par minute et dix par jour.',
      },
      done: {
        title: 'Mot de passe modifié',
        text: 'Votre nouveau mot de passe est enregistré, et toutes vos sessions sont fermées. Connectez-vous avec lui.',
      },
    },
  },
  chosen: {
    title: 'Adresse confirmée',
    text: 'Votre mot de passe est enregistré et votre adresse confirmée. Vous pouvez vous connecter.',
  },
  goOn: 'Continuer',
  account: 'Compte',
  fields: {
    name: 'Votre nom',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Le même, encore une fois',
    email: 'Adresse e-mail',
  },
  passwordHint: 'De 8 à 100 caractères, avec une majuscule, une minuscule et un chiffre.',
  faults: {
    wrong: 'À corriger :',
    name: 'Le nom doit avoir de 2 à 100 caractères et être une ligne de texte visible.',
    newPassword:
      'Le mot de passe doit avoir de 8 à 100 caractères, dont une majuscule, une minuscule et un chiffre.',
    confirmPassword: 'Les deux mots de passe ne sont pas les mêmes.',
    email: 'L’adresse e-mail n’est pas complète.',
  },
};

const english: LinkWords = {
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
  chosen: {
    title: 'Address confirmed',
    text: 'Your password is saved and your address confirmed. You can sign in now.',
  },
  goOn: 'Continue',
  account: 'Account',
  fields: {
    name: 'Your name',
    newPassword: 'New password',
    confirmPassword: 'The same once more',
    email: 'E-mail address',
  },
  passwordHint: '8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.',
  faults: {
    wrong: 'Please correct:',
    name: 'The name must have 2 to 100 characters and be one line of text that can be seen.',
    newPassword:
      'The password must have 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.',
    confirmPassword: 'The two passwords are not the same.',
    email: 'The e-mail address is not complete.',
  },
};

/** The pages' words in each language. */
export const linkWords: Record<Locale, LinkWords> = { fr: french, en: english };
