/** What pages and mails say; the other topics are those of documents and answers. */
export const pageTopics = [
  'app',
  'card',
  'designer',
  'link',
  'mail',
  'mailFacts',
  'mesh',
  'pay',
  'quote',
  'shop',
  'site',
  'terms',
  'viewer',
] as const;
export type PageTopic = (typeof pageTopics)[number];
