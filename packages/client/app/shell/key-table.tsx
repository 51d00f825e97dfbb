import { Fragment } from 'preact';
import { useTexts } from '../texts/texts.ts';
import type { KeyList } from './keys.ts';

interface KeyTableProps {
  readonly lists: readonly KeyList[];
  /** The heading of each list, below that of the page or dialog. */
  readonly heading: 'h2' | 'h3';
}

export const KeyTable = ({ lists, heading: Heading }: KeyTableProps) => {
  const texts = useTexts();
  return (
    <div class="keys">
      {lists.map((list) => (
        <section key={list} class="keys-list">
          <Heading>{list.title(texts)}</Heading>
          <dl>
            {Object.entries(list.keys).map(([name, { press, text }]) => (
              <Fragment key={name}>
                <dt>
                  {press.map((each, index) => (
                    <Fragment key={each}>
                      {index > 0 && ` ${texts.shell.keys.or} `}
                      <Keystroke name={each} />
                    </Fragment>
                  ))}
                </dt>
                <dd>{text(texts)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};

const Keystroke = ({ name }: { readonly name: string }) => {
  const { names } = useTexts().shell.keys;
  const parts = name === '+' ? ['+'] : name.split('+');
  const written = parts.map((part) => (part in names ? names[part as keyof typeof names] : part.toUpperCase()));
  return <kbd>{written.join(' + ')}</kbd>;
};
