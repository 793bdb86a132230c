import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ObjectRole, ObjectRoles } from '@kernel/object-roles.js';

/** Where PrusaSlicer and its kin, and Bambu Studio and its kin, write what the volumes of an object are for: part keys. */
export const roleConfigs = ['metadata/slic3r_pe_model.config', 'metadata/model_settings.config'] as const;

/** Volumes that change how a slicer prints, and are not printed themselves. */
const prusaHelpers = new Set(['ParameterModifier', 'SupportEnforcer', 'SupportBlocker']);

/** An object's tag, or a metadatum's with its text. No part of it can be matched in two ways, so no text takes long. */
const curaTag = /<object\b([^<>]*)>|<metadata\b([^<>]*)>([^<]*)</gi;
const objectId = /\sid\s*=\s*["'](\d+)["']/i;
/**
 * What Cura names beside a mesh that is not printed for itself: it changes what it overlaps, and a cutting mesh is printed within
 * others only.
 */
const helperName = /\sname\s*=\s*["']cura:(?:support|anti_overhang|infill|cutting)_mesh["']/i;
/** What such a tag takes at most, with its text: an end of the text that is read again with what follows. */
const longestTag = 2_000;
/** The model's own tag begins within as much. */
const headLength = 8_000;

/** Collects what slicers say of the objects of a 3MF file's root part. */
export class SlicerRoles {
  private readonly roles = new Map<number, ObjectRole>();

  get found(): ObjectRoles {
    return this.roles;
  }

  /**
   * Reads one of {@link roleConfigs}. PrusaSlicer writes all volumes of an object into one mesh, and here which of its triangles
   * are whose; Bambu Studio writes volumes as objects, helpers as `type="other"`. What is not well formed is read as far as it
   * goes, as they do.
   */
  async readConfig(text: AsyncIterable<string>): Promise<void> {
    const parser = new SaxesParser();
    let object = NaN;
    let volume: [number, number] | undefined;
    parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
      if (name === 'object') {
        object = Number(attributes['id']);
        volume = undefined;
      } else if (name === 'volume') {
        volume = [Number(attributes['firstid']), Number(attributes['lastid'])];
      } else if (name === 'part') {
        if (attributes['subtype'] === 'negative_part') this.roleOf(object).isCut = true;
      } else if (name === 'metadata' && volume?.every(Number.isSafeInteger)) {
        this.noteVolume(object, volume, attributes['key'], attributes['value']);
      }
    });
    for await (const piece of text) {
      try {
        parser.write(piece);
      } catch {
        return;
      }
    }
  }

  private noteVolume(object: number, run: [number, number], key = '', value = ''): void {
    if (key === 'volume_type' && value === 'NegativeVolume') this.roleOf(object).isCut = true;
    // `modifier` is how files before volumes had types say it.
    if (key === 'volume_type' ? prusaHelpers.has(value) : key === 'modifier' && value === '1') {
      (this.roleOf(object).helperTriangles ??= []).push(run);
    }
  }

  /** Reads the model part for what Cura writes within objects. Other programs' files are left at their beginning. */
  async readModel(text: AsyncIterable<string>): Promise<void> {
    let object = NaN;
    let unread = '';
    const take = (): void => {
      let end = 0;
      for (const { 0: tag, 1: ofObject, 2: ofMetadata, 3: value, index } of unread.matchAll(curaTag)) {
        end = index + tag.length;
        if (ofObject !== undefined) object = Number(objectId.exec(ofObject)?.[1]);
        else if (helperName.test(ofMetadata!) && /^\s*true\s*$/i.test(value!))
          this.roleOf(object).isHelper = true;
      }
      unread = unread.slice(Math.max(end, unread.length - longestTag));
    };
    let isCura = false;
    for await (const piece of text) {
      unread += piece;
      if (unread.length < headLength) continue;
      isCura ||= unread.includes('xmlns:cura');
      if (!isCura) return;
      take();
    }
    take();
  }

  private roleOf(object: number): ObjectRole {
    const role = this.roles.get(object) ?? {};
    this.roles.set(object, role);
    return role;
  }
}
