import { expects } from '../../endpoint/fields/expectation.js';
import { Id, Trimmed, Words } from '../../endpoint/fields/fields.js';

const SubjectId = () => Id(expects('api.fields.subjectId'));

export class NotesQuery {
  /** The order, project or customer. */
  @SubjectId()
  subjectId: string;
}

export class NewNoteDto {
  /** The order, project or customer. */
  @SubjectId()
  subjectId: string;

  /** What the others should know. */
  @Trimmed()
  @Words(1, 2000)
  text: string;
}
