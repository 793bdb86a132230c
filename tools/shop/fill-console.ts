import { Client, signedIn } from '@testing/http-client.js';
import { dataOf } from './fill-account.js';
import type { FilledShop } from './filled-shop.js';

/** What waits for operators, beside what the account of the shop has left: messages, a project, a transfer, a note. */
export async function fillConsole({ stack, operator, orderId, parts }: FilledShop): Promise<void> {
  const visitor = new Client(stack);
  const message = { name: 'Karim Test', email: 'karim@example.com', subject: 'technical' };
  await dataOf(
    visitor.post('/api/contact', { ...message, message: 'Imprimez-vous en ASA, pour une pièce dehors ?' }),
  );
  const other = await signedIn(stack, 'salma@example.com');
  const { key } = await dataOf(other.upload(parts[1]!.name, parts[1]!.content));
  await dataOf(
    other.post('/api/requests', {
      ...{ vertical: 'automotive', title: 'Patte de fixation', quantity: 40, phone: '0612345678' },
      description: 'La pièce d’origine ne se trouve plus. Le dessin est joint ; les trous sont à confirmer.',
      fileKey: key,
    }),
  );
  await dataOf(operator.post('/ops/api/notes', { subjectId: orderId, text: 'Livrer après 14 h.' }));
  // One colour of what is paid lies on a plate; the other waits to be planned.
  const plan = await dataOf(
    operator.post<{ id: string }>('/ops/api/plate-plans', { materialId: 'pla-noir' }),
  );
  await dataOf(operator.post('/ops/api/plates', { planId: plan.id }));
}
