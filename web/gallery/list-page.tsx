import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { Button, IconButton } from '../app/components/button';
import { FilterChip } from '../app/components/filter-chip';
import { FilterListbox } from '../app/components/filter-listbox';
import { MenuItem, MenuSeparator, RowMenu } from '../app/components/menu';
import { PageHead } from '../app/components/page-head';
import { Pager } from '../app/components/pager';
import { SkeletonRows } from '../app/components/skeleton';
import { SortHeader } from '../app/components/sort-header';
import { StatusBadge } from '../app/components/status-badge';
import { StatusIcon } from '../app/components/status-icon';
import { Switch } from '../app/components/switch';
import { Tag } from '../app/components/tag';
import { TextInput } from '../app/components/text-input';
import { Toolbar } from '../app/components/toolbar';

const STATUS_OPTIONS = DISPLAY_STATUSES.map((status) => ({
  value: status,
  label: status,
  icon: <StatusIcon status={status} />,
  startsGroup: status === 'sended',
}));
const PROVINCES = [
  'Álava',
  'Albacete',
  'Alicante',
  'Almería',
  'Asturias',
  'Ávila',
  'Badajoz',
  'Barcelona',
  'Madrid',
].map((name) => ({ value: name, label: name }));

export function ListPage() {
  return (
    <div className="page">
      <PageHead
        title="Demandas"
        count="212"
        actions={
          <>
            <Switch>
              Solo mis pendientes <span className="button__badge">9</span>
            </Switch>
            <IconButton icon="reload" label="Actualizar la lista" />
          </>
        }
      />
      <Toolbar label="Filtros de demandas">
        <div className="toolbar__search">
          <TextInput
            className="input--small"
            leadingIcon="search"
            type="search"
            placeholder="Referencia"
            aria-label="Referencia"
          />
        </div>
        <FilterChip label="Zona" summary="Madrid, Toledo, Guadalajara" onClear={() => {}}>
          {() => <FilterListbox label="Zona" options={PROVINCES} selected={['Madrid']} multiple onToggle={() => {}} />}
        </FilterChip>
        <FilterChip label="Estado" onClear={() => {}}>
          {() => (
            <FilterListbox
              label="Estado"
              options={STATUS_OPTIONS}
              selected={['pending_analysis']}
              onToggle={() => {}}
              footnote="Elegir un estado quita «Solo mis pendientes»"
            />
          )}
        </FilterChip>
        <FilterChip label="Médico" onClear={() => {}}>
          {() => null}
        </FilterChip>
        <Button kind="ghost" size="small">
          Limpiar filtros
        </Button>
      </Toolbar>
      <table className="data-table">
        <thead>
          <tr>
            <SortHeader to="?sort=reference" direction={null}>
              Referencia
            </SortHeader>
            <th scope="col">Médico</th>
            <SortHeader to="?sort=updated" direction="descending">
              Actualizada
            </SortHeader>
            <th scope="col">Tipo</th>
            <th scope="col">Estado</th>
            <th scope="col">
              <span className="sr-only">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {DISPLAY_STATUSES.map((status, index) => (
            <tr key={status}>
              <td>
                <a className="reference identifier" href="/">
                  MER-26-0004{index + 10}
                </a>
              </td>
              <td>Andrés Quiroga Lamas</td>
              <td>16/04/2026</td>
              <td>
                <Tag>QT + RT</Tag>
              </td>
              <td>
                <StatusBadge status={status} short />
              </td>
              <td>
                <RowMenu label={`Acciones de MER-26-0004${index + 10}`}>
                  <MenuItem icon="eye" to="/">
                    Ver detalle
                  </MenuItem>
                  <MenuItem icon="check">Gestionar</MenuItem>
                  <MenuItem icon="pencil">Editar</MenuItem>
                  <MenuSeparator />
                  <MenuItem icon="forbid" danger>
                    Cancelar demanda
                  </MenuItem>
                </RowMenu>
              </td>
            </tr>
          ))}
          <SkeletonRows rows={3} columns={6} />
        </tbody>
      </table>
      <Pager
        page={1}
        pageSize={25}
        total={2212}
        things="demandas"
        addressOf={(page, size) => `?page=${page}&size=${size}`}
        note="Filtros, orden y página se recuerdan hasta cerrar la sesión"
      />
      <div className="mt-8 flex flex-wrap gap-2.5">
        {DISPLAY_STATUSES.map((status) => (
          <StatusBadge key={status} status={status} large />
        ))}
      </div>
    </div>
  );
}
