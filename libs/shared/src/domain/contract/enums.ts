/** The closed value sets of the interface description. */
export const technologies = ['fdm'] as const;
export type Technology = (typeof technologies)[number];

export const finishes = ['standard', 'smooth', 'polished'] as const;
export type Finish = (typeof finishes)[number];

/** Polymer families, as `materialType` spells them. */
export const polymers = ['pla', 'petg', 'abs', 'asa', 'tpu'] as const;
export type Polymer = (typeof polymers)[number];

/** Supported file formats, named as their extension without the dot. */
export const meshFormats = ['stl', 'obj', '3mf'] as const;
export type MeshFormat = (typeof meshFormats)[number];

/** Languages that everything is in: pages, documents, answers and mails; the first is the default. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Languages of pages and mails, which an account may choose: Arabic has no documents and answers yet. */
export const pageLocales = [...locales, 'ar'] as const;
export type PageLocale = (typeof pageLocales)[number];

/** Mails are in the languages of pages. */
export const mailLocales = pageLocales;
export type MailLocale = PageLocale;

/** The language of documents for a person who reads pages and mails in this one. */
export function documentLocaleOf(locale: PageLocale): Locale {
  return locales.find((one) => one === locale) ?? locales[0];
}

/** What a contact message may be about. */
export const contactSubjects = ['quote', 'order', 'technical', 'partnership', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Where a contact message stands with the team. */
export const contactStatuses = ['open', 'answered', 'closed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];
