import type { link as english } from '../en/link.js';
import type { Translated } from '../message.js';

/** @see en/link.ts */
export const link: Translated<typeof english> = {
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
  email: {
    changeEmail: {
      form: {
        title: 'Confirmez votre nouvelle adresse',
        text: 'Votre compte passe à cette adresse. Pour confirmer, saisissez son mot de passe. Si vous n’avez rien demandé, fermez cette page : rien ne changera.',
        button: 'Confirmer la nouvelle adresse',
      },
      dead: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il a déjà servi, il date de plus de 24 heures, ou un autre changement l’a précédé. Demandez de nouveau le changement dans votre compte.',
      },
      done: {
        title: 'Nouvelle adresse confirmée',
        text: 'Votre compte a sa nouvelle adresse, et toutes vos sessions sont fermées. Connectez-vous avec la nouvelle adresse.',
      },
    },
    keepEmail: {
      form: {
        title: 'Gardez votre adresse',
        text: 'Si vous n’avez pas demandé à changer l’adresse de votre compte, choisissez un nouveau mot de passe. Le compte garde cette adresse ou la retrouve, et toutes les sessions sont fermées.',
        button: 'Garder cette adresse',
      },
      dead: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il a déjà servi, ou il date de plus de sept jours. Si votre compte a toujours cette adresse, demandez plutôt un nouveau mot de passe.',
      },
      done: {
        title: 'Votre adresse reste',
        text: 'Votre compte a cette adresse et votre nouveau mot de passe, et toutes les sessions sont fermées. Connectez-vous avec lui.',
      },
    },
  },
  goOn: 'Continuer',
  mailLate:
    'Nos e-mails ont du retard en ce moment. Le vôtre est conservé et partira dès que notre serveur de messagerie répondra : inutile de recommencer.',
  account: 'Compte',
  fields: {
    name: 'Votre nom',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Le même, encore une fois',
    password: 'Mot de passe du compte',
    email: 'Adresse e-mail',
  },
  passwordHint: 'De 8 à 100 caractères, avec une majuscule, une minuscule et un chiffre.',
  faults: {
    wrong: 'À corriger :',
    name: 'Le nom doit avoir de 2 à 100 caractères et être une ligne de texte visible.',
    newPassword:
      'Le mot de passe doit avoir de 8 à 100 caractères, dont une majuscule, une minuscule et un chiffre.',
    confirmPassword: 'Les deux mots de passe ne sont pas les mêmes.',
    password: 'Ce n’est pas le mot de passe du compte.',
    email: 'L’adresse e-mail n’est pas complète.',
  },
};
