/** What a choice of a city is told. */
export interface CityFieldProps {
  label: string;
  /** A destination's id. */
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  isRequired?: boolean;
  fault?: string | null;
}
