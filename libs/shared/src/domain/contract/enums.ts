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

/** Languages of mails, pages and documents; the first is the default. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What a contact message may be about. */
export const contactSubjects = ['quote', 'order', 'technical', 'partnership', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];
