import { Breadcrumb } from '@web/components/breadcrumb.js';
import type { VNode } from 'preact';
import type { InterfaceDocument } from './interface-document.js';
import { indexPaths, operationHref, type ReferenceGroup, type ReferenceMap } from './reference-map.js';
import { GroupMenu, Inline, Method, Paragraphs } from './reference-parts.js';

/** What the operators' part is, on both indexes. */
export const operatorsIntroduction =
  'What the shop’s own team and its supervisors call: the consoles’ endpoints, which need the session of an operator, and the metrics.';

/** A group with one line for each operation; its anchors are those of the operations themselves. */
function GroupEntry(group: ReferenceGroup) {
  const { id, name, path, description, operations } = group;
  return (
    <section class="tag" id={id}>
      <h2>
        <a href={path}>{name}</a>
      </h2>
      <Paragraphs text={description} />
      <ul class="operations">
        {operations.map((one) => (
          <li id={one.id}>
            <a href={operationHref(group, one)}>
              <span class="route">
                <Method name={one.method} /> <code>{one.path}</code>
              </span>
              <span>
                <Inline text={one.summary} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The introduction, and every group that customers' programs call; where the operators' part is. */
export function customersIndex(
  { info: { title, version, description } }: InterfaceDocument,
  { customers, operators }: ReferenceMap,
): VNode {
  return (
    <div class="frame reference">
      <GroupMenu groups={customers} part="customers" />
      <section class="intro">
        <h1>{title} API</h1>
        <p class="chips">
          <a class="chip" href="/openapi.json">
            OpenAPI 3.1
          </a>
          <a class="chip" href="/developers.md">
            Markdown
          </a>
          <a class="chip" href="/llms-full.txt">
            all in one text
          </a>
          <span class="chip">version {version}</span>
        </p>
        <Paragraphs text={description} />
      </section>
      {customers.map(GroupEntry)}
      <section class="tag">
        <h2>
          <a href={indexPaths.operators}>Operators</a>
        </h2>
        <p>{operatorsIntroduction}</p>
        <ul>
          {operators.map(({ id, name, path }) => (
            <li id={id}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The groups that operators and supervisors call. */
export function operatorsIndex({ operators }: ReferenceMap): VNode {
  return (
    <div class="frame reference">
      <GroupMenu groups={operators} part="operators" />
      <section class="intro">
        <Breadcrumb
          label="Above this page"
          trail={[{ label: 'API reference', href: indexPaths.customers }, { label: 'Operators' }]}
        />
        <h1>Operators</h1>
        <p>{operatorsIntroduction}</p>
        <p>
          Envelope, checks and codes are those of <a href={indexPaths.customers}>the API</a>.
        </p>
      </section>
      {operators.map(GroupEntry)}
    </div>
  );
}
