/** What pages, mails and refusals say; the other topics are those of documents and of the console. */
export const pageTopics = [
  'api',
  'app',
  'card',
  'designer',
  'link',
  'mail',
  'mailFacts',
  'mesh',
  'pay',
  'profile',
  'quote',
  'refusals',
  'shop',
  'site',
  'terms',
  'viewer',
] as const;
export type PageTopic = (typeof pageTopics)[number];
