import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { SignedIn } from '../account/signed-in.js';
import { usualMaterial } from '../basket/line-defaults.js';
import { service } from '../service/client.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { SearchField } from '@web/app/search-field.js';
import { materialName } from '../ui/swatches.js';
import { say } from '../words/language.js';
import { LibraryPart } from './library-part.js';

/** The parts that the account has uploaded. */
export function LibraryPage() {
  return (
    <>
      <h1>{say('library.title')}</h1>
      <SignedIn reason={say('library.needsAccount')}>
        <Library />
      </SignedIn>
    </>
  );
}

/** Files of a page: as many as are priced at once. */
const pageLength = 12;

/** A part that cannot be drawn has no picture, however often one looks. */
const mostLooksForPictures = 10;

/** Whether the server still measures or draws some of them. */
function isUnsettled(files: readonly Schema<'File'>[], looks: number): boolean {
  if (files.some(({ status }) => status === 'pending')) return true;
  const isDrawing = files.some(({ status, pictureUrl }) => status === 'done' && pictureUrl === null);
  return isDrawing && looks < mostLooksForPictures;
}

function Library() {
  const search = useSignal('');
  const usual = usualMaterial();
  const load = (after?: string) => {
    const query = { limit: pageLength, search: search.value || undefined, after };
    return pageOf(service.GET('/api/files', { params: { query } }));
  };
  return (
    <>
      <div class="filters" role="search">
        <SearchField label={say('library.search')} onSearch={(words) => (search.value = words)} />
      </div>
      {usual !== undefined && (
        <p class="soft">{say('library.priceNote', { material: materialName(usual) })}</p>
      )}
      <PagedList listKey={search.value} load={load} isUnsettled={isUnsettled}>
        {(files) => <Files files={files} materialId={usual?.id ?? null} isSearched={search.value !== ''} />}
      </PagedList>
    </>
  );
}

interface FilesProps {
  files: readonly Schema<'File'>[];
  /** What prices are told for; `null` where they are not. */
  materialId: string | null;
  isSearched: boolean;
}

function Files({ files, materialId, isSearched }: FilesProps) {
  if (files.length === 0) return <p>{say(isSearched ? 'library.nothingFound' : 'library.none')}</p>;
  return (
    <ul class="library">
      {files.map((file) => (
        <LibraryPart key={file.key} file={file} materialId={materialId} />
      ))}
    </ul>
  );
}
