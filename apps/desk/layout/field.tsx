import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";

interface FieldProps {
  /** Of the control in the form; as a rule also its id. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Why it will not do as it is. */
  problem?: string | undefined;
  id?: string;
}

/** What a control says of its label, hint and problem. */
const control = ({ name, id = name, hint, problem }: FieldProps) => ({
  name,
  id,
  "aria-invalid": problem ? (true as const) : undefined,
  "aria-describedby":
    [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ") || undefined,
});

function Field({
  label,
  hint,
  problem,
  name,
  id = name,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

type Props<A> = FieldProps & Omit<A, keyof FieldProps | "children">;

export function TextField(props: Props<InputHTMLAttributes<HTMLInputElement>>) {
  const { label, hint, problem, ...rest } = props;
  return (
    <Field {...props}>
      <input {...rest} {...control({ ...rest, label, hint, problem })} />
    </Field>
  );
}

/** `children` stand below the area, in front of what is wrong with it. */
export function AreaField(
  props: Props<TextareaHTMLAttributes<HTMLTextAreaElement>> & { children?: ReactNode },
) {
  const { label, hint, problem, children, ...rest } = props;
  return (
    <Field {...props}>
      <textarea {...rest} {...control({ ...rest, label, hint, problem })} />
      {children}
    </Field>
  );
}

export function SelectField({
  options,
  ...props
}: Props<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { label, hint, problem, ...rest } = props;
  return (
    <Field {...props}>
      <select {...rest} {...control({ ...rest, label, hint, problem })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
