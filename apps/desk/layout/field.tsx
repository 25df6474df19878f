import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";

interface FieldProps {
  /** The control's name in the form; by default also its id. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** The validation message. */
  problem?: string | undefined;
  id?: string;
}

/** Returns the control's name, id and ARIA attributes. */
const getControlProps = ({ name, id = name, hint, problem }: FieldProps) => ({
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

type ControlProps<Attributes> = FieldProps & Omit<Attributes, keyof FieldProps | "children">;

export function DeskTextField(props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { label, hint, problem, ...rest } = props;
  return (
    <Field {...props}>
      <input {...rest} {...getControlProps({ ...rest, label, hint, problem })} />
    </Field>
  );
}

/** `children` are rendered below the text area, before its validation message. */
export function AreaField(
  props: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>> & { children?: ReactNode },
) {
  const { label, hint, problem, children, ...rest } = props;
  return (
    <Field {...props}>
      <textarea {...rest} {...getControlProps({ ...rest, label, hint, problem })} />
      {children}
    </Field>
  );
}

export function DeskSelectField({
  options,
  ...props
}: ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: readonly (readonly [value: string, label: string])[];
}) {
  const { label, hint, problem, ...rest } = props;
  return (
    <Field {...props}>
      <select {...rest} {...getControlProps({ ...rest, label, hint, problem })}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
