import type { ContactSubject, Finish } from '../../domain/contract/enums.js';
import type { BudgetRange, ProjectVertical } from '../../domain/projects/project-states.js';
import type { MailWords } from './mail-copy.js';

export interface RequestMailData {
  'project-received': {
    name: string;
    replyTo: string;
    phone: string | null;
    reference: string;
    vertical: ProjectVertical;
    title: string;
    description: string;
    quantity: number;
    budgetRange: BudgetRange | null;
    deadlineAt: string | null;
    referenceUrl: string | null;
    fileKey: string | null;
    materialPref: string | null;
    finishPref: Finish | null;
  };
  'project-acknowledged': { name: string; reference: string; title: string };
  'contact-message': {
    name: string;
    replyTo: string;
    phone: string | null;
    subject: ContactSubject;
    message: string;
  };
}

/** Mails about project requests and contact messages; the first and the last are for the team. */
export const requestMails: MailWords<RequestMailData> = {
  'project-received': {
    fr: {
      subject: 'Projet {reference} : {title}',
      heading: '{title}',
      intro: '{description}',
      details: [
        ['Référence', '{reference}'],
        ['Client', '{name}'],
        ['E-mail', '{replyTo}'],
        ['Téléphone', '{phone}'],
        ['Domaine', '{vertical}'],
        ['Quantité', '{quantity}'],
        ['Budget', '{budgetRange}'],
        ['Délai souhaité', '{deadlineAt}'],
        ['Lien', '{referenceUrl}'],
        ['Fichier', '{fileKey}'],
        ['Matière', '{materialPref}'],
        ['Finition', '{finishPref}'],
      ],
      note: 'Répondez à ce message : votre réponse va au client.',
      closing: 'Le client a reçu un accusé de réception.',
    },
    en: {
      subject: 'Project {reference}: {title}',
      heading: '{title}',
      intro: '{description}',
      details: [
        ['Reference', '{reference}'],
        ['Customer', '{name}'],
        ['E-mail', '{replyTo}'],
        ['Phone', '{phone}'],
        ['Field', '{vertical}'],
        ['Quantity', '{quantity}'],
        ['Budget', '{budgetRange}'],
        ['Wanted by', '{deadlineAt}'],
        ['Link', '{referenceUrl}'],
        ['File', '{fileKey}'],
        ['Material', '{materialPref}'],
        ['Finish', '{finishPref}'],
      ],
      note: 'Reply to this message: your reply goes to the customer.',
      closing: 'The customer has been sent a confirmation.',
    },
  },
  'project-acknowledged': {
    fr: {
      subject: 'Nous avons bien reçu votre projet {reference}',
      heading: 'Merci, {name}',
      intro: 'Nous avons reçu votre projet. Une personne de l’atelier l’étudie et vous répond par e-mail.',
      details: [
        ['Référence', '{reference}'],
        ['Projet', '{title}'],
      ],
      note: 'Un devis ne vous engage que si vous l’acceptez.',
      closing: 'Une précision à ajouter ? Répondez simplement à ce message.',
    },
    en: {
      subject: 'We have received your project {reference}',
      heading: 'Thank you, {name}',
      intro: 'We have received your project. Someone from the workshop will study it and reply by e-mail.',
      details: [
        ['Reference', '{reference}'],
        ['Project', '{title}'],
      ],
      note: 'A quote is binding only once you accept it.',
      closing: 'Something to add? Just reply to this message.',
    },
  },
  'contact-message': {
    fr: {
      subject: 'Message – {name} ({subject})',
      heading: 'Nouveau message',
      intro: '{message}',
      details: [
        ['Nom', '{name}'],
        ['Sujet', '{subject}'],
        ['E-mail', '{replyTo}'],
        ['Téléphone', '{phone}'],
      ],
      note: 'Répondez à ce message : votre réponse va à la personne qui a écrit.',
      closing: 'Envoyé par le formulaire de contact.',
    },
    en: {
      subject: 'Message – {name} ({subject})',
      heading: 'New message',
      intro: '{message}',
      details: [
        ['Name', '{name}'],
        ['Subject', '{subject}'],
        ['E-mail', '{replyTo}'],
        ['Phone', '{phone}'],
      ],
      note: 'Reply to this message: your reply goes to the person who wrote.',
      closing: 'Sent through the contact form.',
    },
  },
};
