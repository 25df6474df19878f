/** Indic words of cloth, dress and ornament. Rows, choice and dictionaries as in kitchen.ts. */
export const CLOTH = `
Dhaga H m t thread
Daram T - t thread
Tantu S - t thread
Sutra S - t thread, rule
Sui H f t needle
Silai H f i stitching
Turpai H f i hemming
Bakhiya U m i backstitch
Bunai H f i weaving
Kashida U m t embroidery
Taana H m t warp
Baana H m t weft
Kargha H m t loom
Charkha H m t spinning wheel
Resham U m t silk
Pattu T - t silk
Malmal H f t fine muslin
Kapas H f t raw cotton
Cheera T - t saree
Vastra S - t garment
Libaas U m t attire
Poshak U f t dress
Pallu H m t loose end of a saree
Odhni H f t veil
Chunari H f t tie-dyed veil
Bandhani H f t tie-dyed cloth
Jhalar H f t fringe
Ghera H m t sweep of a skirt
Zari U f t gold thread
Gota H m t gold ribbon trim
Kinara U m t border, shore
Booti H f t woven motif, herb
Chhapa H m t print
Naqsh U m t pattern
Neel H m t indigo
Jooti H f t embroidered shoe
Mojari H f t embroidered shoe
Chamda H m t leather
Kadam U m i footstep
Adugu T - i footstep
Moti H m t pearl
Muthyam T - t pearl
Kundan H m t refined gold
Kanaka S - t gold
Suvarna S - t gold
Bangaram T - t gold
Rajat S - t silver
Mani S - t jewel
Ratna S - t gem
Manik H m t ruby
Panna H m t emerald, page
Neelam H m t sapphire
Aabharan S - t ornament
Payal H f t anklet
Nupur S - t anklet bell
Jhumka H m t bell earring
Kangan H m t bangle
Choodi H f t bangle
Gajulu T - t bangles
Kajal H m t kohl
Surma U m t kohl
Hina U f t henna
Alta H m t red dye for the feet
Ubtan H m t turmeric face paste
Kangha H m t comb
Zulf U f t tress of hair
Kesh S - t hair
Aaina U m t mirror
Darpan S - t mirror
Shringar H m i adornment
Roop H m i beauty of form
Lavanya S - i grace
Kanti S - i lustre
Nikhar H m i glow
Husn U m i beauty
Shaan U f i dignity, splendour
Ada U f i graceful manner
Andaaz U m i personal style
`;
