import { DISPLAY_STATUSES } from '@aval/domain/demand/vocabulary';
import { Button, ButtonCount, IconButton } from '../app/components/actions/button';
import { MenuItem, MenuSeparator, RowMenu } from '../app/components/actions/menu';
import { Toolbar } from '../app/components/actions/toolbar';
import { Page } from '../app/components/basics/page';
import { PageHead } from '../app/components/basics/page-head';
import { Tag } from '../app/components/basics/tag';
import { StatusBadge } from '../app/components/demand/status-badge';
import { StatusIcon } from '../app/components/demand/status-icon';
import { Switch } from '../app/components/fields/switch';
import { TextInput } from '../app/components/fields/text-input';
import { FilterChip } from '../app/components/lists/chips/filter-chip';
import { ListFilterChip } from '../app/components/lists/chips/list-filter-chip';
import { Pager } from '../app/components/lists/pager';
import { SortHeader } from '../app/components/lists/sort-header';
import { tableLook } from '../app/components/lists/table-look';

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
    <Page>
      <PageHead
        title="Demandas"
        count="212"
        actions={
          <>
            <Switch>
              Solo mis pendientes <ButtonCount>9</ButtonCount>
            </Switch>
            <IconButton icon="reload" label="Actualizar la lista" />
          </>
        }
      />
      <Toolbar label="Filtros de demandas" isFiltering>
        <div className="w-44 max-md:w-42">
          <TextInput size="small" leadingIcon="search" type="search" placeholder="Referencia" aria-label="Referencia" />
        </div>
        <ListFilterChip
          label="Zona"
          summary="Madrid, Toledo, Guadalajara"
          options={PROVINCES}
          selected={['Madrid']}
          multiple
          onToggle={() => {}}
          onClear={() => {}}
        />
        <ListFilterChip
          label="Estado"
          options={STATUS_OPTIONS}
          selected={['pending_analysis']}
          onToggle={() => {}}
          onClear={() => {}}
          footnote="Elegir un estado quita «Solo mis pendientes»"
        />
        <FilterChip label="Médico" onClear={() => {}}>
          {() => null}
        </FilterChip>
        <Button kind="ghost" size="small">
          Limpiar filtros
        </Button>
      </Toolbar>
      <table className={tableLook()}>
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
                <a className="font-medium text-ink tracking-[0.005em] whitespace-nowrap tabular-nums" href="/">
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
    </Page>
  );
}
