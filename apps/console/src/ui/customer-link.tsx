import { consolePath } from '@shared/domain/contract/console-paths.js';

/** A customer's name, as the link to their page. */
export function CustomerLink({ customer: { id, name } }: { customer: { id: string; name: string } }) {
  return (
    <a href={consolePath('customers', id)}>
      <bdi>{name}</bdi>
    </a>
  );
}
