import { uploadRetentionDays } from '../../domain/contract/limits.js';

/**
 * SQL of the moment at which the job `files.retain` may delete an upload, by the current rows: 30 days after it came,
 * 30 days after the end of the last quote, a year after the last order or project request of it.
 *
 * @param file alias of `uploaded_files`
 */
export function keptUntilSql(file: string): string {
  const days = `interval '${uploadRetentionDays} days'`;
  return `greatest(
    ${file}.created_at + ${days},
    (select max(q.expires_at) + ${days} from saved_quote_lines l join saved_quotes q on q.id = l.quote_id
     where l.file_key = ${file}.key),
    (select max(o.created_at) + interval '1 year' from order_lines l join orders o on o.id = l.order_id
     where l.file_key = ${file}.key),
    (select max(p.created_at) + interval '1 year' from project_requests p where p.file_key = ${file}.key))`;
}
