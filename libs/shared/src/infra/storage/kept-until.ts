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
    (select max(p.created_at) + interval '1 year' from project_requests p
     where ${isOfProjectSql('p', file)}))`;
}

/**
 * SQL of whether a project request or its answer is about an upload.
 *
 * @param project alias of `project_requests`
 * @param file alias of `uploaded_files`
 */
function isOfProjectSql(project: string, file: string): string {
  return `(${project}.file_key = ${file}.key or ${project}.answer_file_key = ${file}.key
    or ${project}.user_id = ${file}.user_id and ${project}.further_file_keys @> to_jsonb(${file}.key))`;
}
