import type { VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import { place, Section, Table, Typed } from './layout';
import type { Words } from './words';

/** Lists the fields that differ from the last decided version, with old and new values. */
export function ChangesSection({ changes, words }: { changes: VersionChanges; words: Words }) {
  const { t } = words;
  if (changes.list.length === 0) return null;
  const title = t('demand:change.since', { number: changes.since });
  return (
    <Section title={title}>
      <Table label={title} columns={[{ label: t('table.field'), width: '62mm' }, { label: t('table.change') }]}>
        {changes.list.map((change, index) => {
          const { label, step, sign, rewritten } = words.change(change);
          return (
            <tr key={place(index)}>
              <td>
                <Typed>{label}</Typed>
              </td>
              <td>
                {rewritten ? (
                  <>
                    <Typed>{rewritten.start}</Typed>
                    {rewritten.gone && (
                      <>
                        <del className="quiet">
                          {'− '}
                          <Typed>{rewritten.gone}</Typed>
                        </del>{' '}
                      </>
                    )}
                    {rewritten.gone && rewritten.come && '→ '}
                    {rewritten.come && (
                      <b>
                        {'+ '}
                        <Typed>{rewritten.come}</Typed>
                      </b>
                    )}
                    <Typed>{rewritten.end}</Typed>
                  </>
                ) : (
                  <Typed>{sign ? `${sign} ${step}` : step}</Typed>
                )}
              </td>
            </tr>
          );
        })}
      </Table>
    </Section>
  );
}
