import { formatClp } from '#domain/stock/clp.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { isExpired, shortfall } from '#domain/stock/supply.js';
import type { ReactNode } from 'react';
import type { Supply } from '../list/supply-list';

export const SHOPPING_LIST_TITLE = 'Lista de Insumos para Compra';

interface ShoppingListProps {
  supplies: readonly Supply[];
  today: LocalDate;
  letterhead: ReactNode;
  onPrint: () => void;
}

/** The page in the print window. */
export function ShoppingList({ supplies, today, letterhead, onPrint }: ShoppingListProps) {
  return (
    <main>
      <address>{letterhead}</address>
      <header>
        <div>
          <h1>{SHOPPING_LIST_TITLE}</h1>
          <p>Fecha: {longDate(today)}</p>
        </div>
        <button type="button" onClick={onPrint}>
          Imprimir
        </button>
      </header>
      {supplies.length === 0 ? (
        <p>No hay insumos en stock crítico</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Descripción</th>
              <th scope="col">Unidad</th>
              <th scope="col" className="number">
                Stock Actual
              </th>
              <th scope="col" className="number">
                Stock Crítico
              </th>
              <th scope="col" className="number">
                Valor Unitario
              </th>
              <th scope="col">Vencimiento</th>
              <th scope="col" className="number">
                Faltante
              </th>
            </tr>
          </thead>
          <tbody>
            {supplies.map((supply) => (
              <tr key={supply.id}>
                <th scope="row">{supply.name}</th>
                <td>{supply.description || '-'}</td>
                <td className="short">{supply.unit}</td>
                <td className="number">{supply.stock}</td>
                <td className="number">{supply.criticalStock}</td>
                <td className="number">{formatClp(supply.unitValue)}</td>
                <td className="short">
                  {supply.expiryDate ? shortDate(supply.expiryDate) : '-'}
                  {isExpired(supply.expiryDate, today) && ` (${EXPIRED})`}
                </td>
                <td className="number">
                  <strong>{shortfall(supply)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  );
}
