import { Breadcrumb } from '@web/components/breadcrumb.js';
import { CodeBlock } from '@web/components/code-block.js';
import type { ComponentChildren, VNode } from 'preact';
import type { FieldTable, OperationView } from './operation-view.js';
import { indexPaths, type ReferenceGroup, type ReferenceMap } from './reference-map.js';
import { GroupMenu, Inline, Method, Paragraphs } from './reference-parts.js';

function Fields({ title, rows }: FieldTable) {
  return (
    <>
      <h3>{title}</h3>
      <ul class="fields">
        {rows.map(({ name, type, isRequired, bounds, description }) => (
          <li>
            <div class="what">
              <code>{name}</code> <span class="type">{type}</span>
              {isRequired && <span class="required">required</span>}
            </div>
            <div class="meaning">
              <Inline text={description} />
              {bounds.length > 0 && (
                <span class="bounds">
                  <Inline text={bounds.join(' · ')} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function Details({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ComponentChildren;
}) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Words({ description, takes, gives, answerExample, answers }: OperationView) {
  return (
    <div class="words">
      <Paragraphs text={description} />
      {takes.map(Fields)}
      {gives.length > 0 && (
        <Details title="Fields of the answer" isOpen={answerExample === null}>
          {gives.map(Fields)}
        </Details>
      )}
      <Details title="Statuses and codes">
        <dl class="answers">
          {answers.map((answer) => (
            <div>
              <dt class={`s${answer.status.charAt(0)}`}>{answer.status}</dt>
              <dd>
                <Paragraphs text={answer.description} />
              </dd>
            </div>
          ))}
        </dl>
      </Details>
    </div>
  );
}

function OperationPart(operation: OperationView) {
  const { id, method, path, summary, access, rate, requestExample, answerExample } = operation;
  return (
    <article id={id}>
      <header>
        <h2>
          <a href={`#${id}`}>
            <Inline text={summary} />
          </a>
        </h2>
        <p class="route">
          <Method name={method} /> <code>{path}</code>
        </p>
        <p class="chips">
          <span class="chip">{access}</span>
          <span class="chip">{rate}</span>
        </p>
      </header>
      <div class="columns">
        <Words {...operation} />
        <div class="examples">
          <CodeBlock code={requestExample} label="Example request" />
          {answerExample !== null && <CodeBlock code={answerExample} label="Example answer" />}
        </div>
      </div>
    </article>
  );
}

/** A group in full, as the content of a page for browsers. */
export function groupContent(
  group: ReferenceGroup,
  groups: readonly ReferenceGroup[],
  part: keyof ReferenceMap,
): VNode {
  const { name, path, description, operations } = group;
  const above = [
    { label: 'API reference', href: indexPaths.customers },
    ...(part === 'operators' ? [{ label: 'Operators', href: indexPaths.operators }] : []),
  ];
  return (
    <div class="frame reference">
      <GroupMenu groups={groups} current={group} part={part} />
      <section class="intro">
        <Breadcrumb label="Above this page" trail={[...above, { label: name }]} />
        <h1>{name}</h1>
        <p class="chips">
          <a class="chip" href={`${path}.md`}>
            Markdown
          </a>
        </p>
        <Paragraphs text={description} />
      </section>
      {operations.map(OperationPart)}
    </div>
  );
}
