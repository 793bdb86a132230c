import { wordsIn } from '@shared/words/words-in.js';
import { type LiveData, plain } from '../live-data.js';
import type { Block } from './block.js';

/** Every served city, by the days that transport takes, each group by the alphabet. */
export function cityList({ locale, destinations }: LiveData): Block {
  const order = new Intl.Collator('fr').compare;
  const groups = Map.groupBy(destinations, (city) => city.deliveryDaysMin * 100 + city.deliveryDaysMax);
  const spans = [...groups].sort(([a], [b]) => a - b);
  const parts = spans.map(([, cities]) => {
    const { deliveryDaysMin, deliveryDaysMax } = cities[0]!;
    const { exactly, between } = wordsIn(locale).site.workingDays;
    const title =
      deliveryDaysMin === deliveryDaysMax
        ? exactly({ days: deliveryDaysMin })
        : between({ min: deliveryDaysMin, max: deliveryDaysMax });
    return { title, names: cities.map(({ name }) => name).sort(order) };
  });
  return {
    markdown: parts
      .map(({ title, names }) => `### ${title}\n\n${names.map((name) => `- ${plain(name)}`).join('\n')}`)
      .join('\n\n'),
    html: (
      <>
        {parts.map(({ title, names }) => (
          <>
            <h3>
              {title} <small>{names.length}</small>
            </h3>
            <ul class="cities">
              {names.map((name) => (
                <li>{name}</li>
              ))}
            </ul>
          </>
        ))}
      </>
    ),
  };
}
