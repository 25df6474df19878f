/** Licences of the fonts whose letters a kit's pictures have. */
export const LICENCES = `The letters of the logo and the pictures are from these fonts. All are under the
SIL Open Font License 1.1, https://openfontlicense.org, which lets you use them in
logos, on boards and in print, free of charge:
Anek Latin (The Anek Project Authors), Baloo 2 (The Baloo 2 Project Authors), Eczar
(The Eczar Project Authors), Figtree (The Figtree Project Authors), Fraunces (The
Fraunces Project Authors), Rozha One (Indian Type Foundry), Yatra One (The Yatra One
Project Authors), and Noto Sans for Indian scripts (The Noto Project Authors).

The drawings and patterns are by Angadi. Other shops that use Angadi may choose the
same ones: search the trade marks before you register a logo.
`;
