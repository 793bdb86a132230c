/** What pages of the console follow: each changes its version when a page that shows it would show something else. */
export const liveTopics = [
  'audit',
  'customers',
  'mails',
  'messages',
  'money',
  'notes',
  'operators',
  'orders',
  'priceBooks',
  'plates',
  'projects',
  'stock',
  'work',
  'workers',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
