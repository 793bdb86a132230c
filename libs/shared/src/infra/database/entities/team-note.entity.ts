import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';

const TeamNoteSchema = defineEntity({
  name: 'TeamNote',
  tableName: 'team_notes',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The order, project or customer that it is about. */
    subjectId: p.uuid().index(),
    /** Kept although the account may be deleted. */
    authorId: p.uuid(),
    authorName: p.string().length(100),
    text: p.text(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** What one operator tells the others about an order, a project or a customer; no customer reads it. */
export class TeamNote extends TeamNoteSchema.class {}
TeamNoteSchema.setClass(TeamNote);
